# The eight chapters: titles, and the marks of progress towards their goals.

chapter-flat_battery = Flat Battery
chapter-someone_is_knocking = Someone Is Knocking
chapter-hold_until_sunrise = Hold Until Sunrise
chapter-current = Current
chapter-last_one_standing = Last One Standing
chapter-the_name_in_the_book = The Name in the Book
chapter-the_house_comes_down = The House Comes Down
chapter-one_of_us_commands = One of Us Commands

progress-battery_fitted = Battery fitted
progress-engine_running = Engine running
progress-aboard = Aboard
progress-kid_freed = The Kid follows
progress-exit_broken = Exit broken open
progress-standing = Standing
progress-generator_on = Generator on
progress-helicopter_called = Call made
progress-helicopter_landed = Helicopter landed
progress-last = Still in the game
progress-invoked = Evil One invoked
progress-evil_one_life = Damage to the Evil One
progress-seals = Portals sealed
progress-oars_aboard = Oars aboard
progress-deaths = Deaths
