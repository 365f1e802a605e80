# The page: what stands on it and beside it.

page-part = Chapter { $number }: { $title }
page-chapter = Chapter { $number }
page-kind-death = A way that ends
page-kind-goal = The end of the chapter
page-kind-ending = An ending
page-kind-clue = Clue
page-kind-item = An item to keep
page-kind-premonition = Premonition
page-kind-story = { "" }
page-seen = You have been here before. What helps, this page gives only once.
page-hidden = A premonition
    .note = Only { $name } sees it, and may tell it in other words.

page-type-climbing = Climbing
    .letter = C
page-type-fighting = Fighting
    .letter = F
page-type-dexterity = Dexterity
    .letter = D
page-type-perception = Perception
    .letter = P
page-type-strength = Strength
    .letter = S
page-required = required
page-optional = optional
page-tries = { $left ->
    [one] one try left
   *[other] { $left } tries left
  }
page-eased = easier by { $by }
page-trial-ahead = to come
page-trial-now = now
page-trial-won = won
page-trial-lost = lost
page-trial-left = left alone
page-trial-absent = not here
page-target = Needs
page-odds = { $hits } of { $of } ways win
page-odds-with = with { $item }: { $hits } of { $of }
page-in-slot = in the slot

page-sum = Rolled { $face }
page-sum-bonus = Rolled { $face } + { $bonus } = { $sum }
page-needed = , needed { $target }
page-won = Won
page-lost = Lost
page-lost-one = A one always loses

page-danger = danger { $by }
page-psychic = psychic { $by }
page-give = give away { $item }
page-look = a look
page-only = Only { $what }.
page-with-item = with { $item }
page-after = after { $card }
page-level-least = from level { $level } on
page-level-below = below level { $level }
page-not = not { $what }
page-and = { $first } and { $second }
page-or = { $first } or { $second }
page-why-once = Taken once already.
page-why-read = You have had that look.
page-why-death = You know better now.
page-why-return = This return is used up.
page-why = Closed now.

page-gauge-danger = Danger
    .said = Danger Meter: space { $space } of { $spaces }, challenges need { $target }
    .about = Challenges need { $target } now. The top costs psychic spaces.
page-gauge-psychic = Psychic Scale · level { $level }
    .said = Psychic Scale: space { $space } of { $spaces }, level { $level }
    .about = { $next ->
        [0] The highest level: the gift hides nothing from you.
       *[other] Higher levels warn you, make challenges easier and open ways. Level { $up } begins in { $next ->
            [one] one space
           *[other] { $next } spaces
          }.
      }

page-use-booster = { $type } +{ $amount }
page-use-danger = danger −{ $amount }, once
page-use-win = wins one { $type } challenge, once
page-use-key = opens a way, somewhere
page-kept-clue = a clue you kept
page-kept-premonition = what you have seen coming

page-reads-next = { $name } reads.
page-alone = You decide alone.
page-company = Votes are shown when all are in. No agreement: { $name }, who reads, decides.
page-voted = has decided
page-thinking = is thinking
page-away = is away
page-picked = { $what }
page-abstains = abstains
page-goes-away = went away
page-uses = uses { $item }
page-tries-it = tries it
page-leaves-it = leaves it
page-again = tries again
page-stops = stops here
page-boosts = with { $item }
page-bare = without help
page-stays = stays away
page-comes-back = is back
page-goes-on = goes on
page-rolls = rolls

page-places = { $found } of { $all } places
page-clues = { $found } of { $all } clues

page-rank = Rank { $letter }: { $name }
page-last-ending = Ending
page-last-rank = Rank
page-last-level = Psychic level
page-last-deaths = Deaths
page-last-overflows = Overflows
page-last-won = Challenges
page-last-won-of = { $won } won, { $lost } lost
page-last-story = Story cards found
page-last-clues = Clue cards found
page-last-of = { $found } of { $all }
page-last-free = Take-back
page-last-free-said = free

map-label = The way so far: { $count ->
    [one] one place
   *[other] { $count } places
  } of this chapter. You are at { $here }. { $open ->
    [0] No way stands open unread.
    [one] One way not taken yet.
   *[other] { $open } ways not taken yet.
  }
map-here = here
map-before = before: { $count ->
    [one] one place
   *[other] { $count } places
  }

back-chapter = Start the chapter again
    .about = The chapter begins anew: meters, inventory and seen cards as they were at its first card. Everybody at the table has to agree.

box-author = By { $name }
box-note = Please note: { $note }
