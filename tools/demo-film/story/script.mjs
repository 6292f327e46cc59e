/** The film's running time in seconds: a two-second first segment and eighteen of four. */
export const durationSec = 74;
export const frameRate = 24;

/** Chapters are also the protocol's segments; players may skip the intro and the credits. */
export const chapters = [
  { kind: 'intro', title: 'Title', startSec: 0, endSec: 12 },
  { kind: 'chapter', title: 'Dusk', startSec: 12, endSec: 28 },
  { kind: 'chapter', title: 'Night', startSec: 28, endSec: 44 },
  { kind: 'chapter', title: 'The rising', startSec: 44, endSec: 60 },
  { kind: 'chapter', title: 'Morning', startSec: 60, endSec: 70 },
  { kind: 'credits', title: 'Credits', startSec: 70, endSec: 74 },
];

/** Narration: start and text of each line in both languages. A voice must finish before the next line starts. */
export const narration = [
  {
    startSec: 12.6,
    en: 'When the sun had finished with the hills, the keeper came down to the water.',
    es: 'Cuando el sol terminó con las colinas, la guardiana bajó hasta el agua.',
  },
  {
    startSec: 18.4,
    en: 'She lit one lantern. Only one. It was enough to be seen by.',
    es: 'Encendió un solo farol. Bastaba para que alguien la viera.',
  },
  {
    startSec: 24.2,
    en: 'Somewhere out there, a small boat was looking for the shore.',
    es: 'Allá lejos, una barca pequeña buscaba la orilla.',
  },
  {
    startSec: 29.4,
    en: 'Night came in on the tide, and brought every star it owned.',
    es: 'La noche entró con la marea y trajo todas sus estrellas.',
  },
  {
    startSec: 35,
    en: 'The boat saw the light, and answered with a light of its own.',
    es: 'La barca vio la luz y respondió con otra luz.',
  },
  { startSec: 40.4, en: 'So she let hers go.', es: 'Entonces ella soltó la suya.' },
  {
    startSec: 44.8,
    en: 'One lantern went up. And then, along the whole dark coast, another.',
    es: 'Subió un farol. Y luego, por toda la costa oscura, otro más.',
  },
  {
    startSec: 50.6,
    en: 'Someone is always watching from the far side of the water.',
    es: 'Siempre hay alguien mirando desde el otro lado del agua.',
  },
  {
    startSec: 55.6,
    en: 'By midnight, nobody could tell the lanterns from the stars.',
    es: 'A medianoche, nadie distinguía los faroles de las estrellas.',
  },
  {
    startSec: 61,
    en: 'And when the morning put them out, one by one,',
    es: 'Y cuando la mañana los fue apagando, uno por uno,',
  },
  { startSec: 65.2, en: 'the boat was home.', es: 'la barca ya estaba en casa.' },
];

/** Sound descriptions of the English captions. */
export const sounds = [
  { startSec: 1, endSec: 5, en: '[waves far below, a slow bell]' },
  { startSec: 6, endSec: 10, en: '[bells gather into a chord]' },
  { startSec: 42.6, endSec: 44.6, en: '[paper catching the wind]' },
  { startSec: 68, endSec: 72, en: '[gulls, waves, the last bell]' },
];
