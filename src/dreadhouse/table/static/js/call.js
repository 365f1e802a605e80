/* Calls the player whose turn it is: two soft tones, unless sound is off. */

let audio = null;

export function allowSound() {
  if (!audio && window.AudioContext) audio = new AudioContext();
  if (audio?.state === "suspended") audio.resume();
}

export function call() {
  if (document.documentElement.dataset.sound === "off" || audio?.state !== "running") return;
  tone(523, 0);
  tone(784, 0.16);
}

function tone(pitch, delay) {
  const start = audio.currentTime + delay;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = "sine";
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
  voice.connect(loudness).connect(audio.destination);
  voice.start(start);
  voice.stop(start + 0.5);
}
