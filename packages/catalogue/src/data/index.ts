import type { DataFile, FilmEntry, SeriesEntry } from './schema';
import films1900s from './films/1900s';
import films1910s from './films/1910s';
import films1920s from './films/1920s';
import films1930s from './films/1930s';
import films1940s from './films/1940s';
import films1950s from './films/1950s';
import films1960s from './films/1960s';
import films1970s from './films/1970s';
import films1980s from './films/1980s';
import films1990s from './films/1990s';
import films2000s from './films/2000s';
import films2010s from './films/2010s';
import films2020s from './films/2020s';
import filmsUpcoming from './films/upcoming';
import adolescence from './series/adolescence';
import amazonPrime from './series/amazon-prime';
import andor from './series/andor';
import anime from './series/anime';
import appleTv from './series/apple-tv';
import arcane from './series/arcane';
import bandOfBrothers from './series/band-of-brothers';
import blackMirror from './series/black-mirror';
import bluePlanetIi from './series/blue-planet-ii';
import breakingBad from './series/breaking-bad';
import chernobyl from './series/chernobyl';
import cosmosAPersonalVoyage from './series/cosmos-a-personal-voyage';
import cowboyBebop from './series/cowboy-bebop';
import disney from './series/disney';
import drama from './series/drama';
import fawltyTowers from './series/fawlty-towers';
import firefly from './series/firefly';
import flcl from './series/flcl';
import fleabag from './series/fleabag';
import freaksAndGeeks from './series/freaks-and-geeks';
import gameOfThrones from './series/game-of-thrones';
import generationKill from './series/generation-kill';
import godless from './series/godless';
import gravityFalls from './series/gravity-falls';
import hbo from './series/hbo';
import hulu from './series/hulu';
import kids from './series/kids';
import loki from './series/loki';
import mareOfEasttown from './series/mare-of-easttown';
import mastersOfTheAir from './series/masters-of-the-air';
import midnightMass from './series/midnight-mass';
import neonGenesisEvangelion from './series/neon-genesis-evangelion';
import netflix from './series/netflix';
import newsAndTalk from './series/news-and-talk';
import overTheGardenWall from './series/over-the-garden-wall';
import paramount from './series/paramount';
import peacock from './series/peacock';
import planetEarth from './series/planet-earth';
import pokerFace from './series/poker-face';
import policeSquad from './series/police-squad';
import reality from './series/reality';
import serialExperimentsLain from './series/serial-experiments-lain';
import severance from './series/severance';
import sherlock from './series/sherlock';
import shogun from './series/shogun';
import soaps from './series/soaps';
import squidGame from './series/squid-game';
import starTrekLowerDecks from './series/star-trek-lower-decks';
import strangerThings from './series/stranger-things';
import succession from './series/succession';
import theBeatlesGetBack from './series/the-beatles-get-back';
import theHauntingOfHillHouse from './series/the-haunting-of-hill-house';
import theLastOfUs from './series/the-last-of-us';
import theMandalorian from './series/the-mandalorian';
import theOffice from './series/the-office';
import thePacific from './series/the-pacific';
import thePrisoner from './series/the-prisoner';
import theQueensGambit from './series/the-queens-gambit';
import theRehearsal from './series/the-rehearsal';
import wandavision from './series/wandavision';
import watchmen from './series/watchmen';
import whenTheySeeUs from './series/when-they-see-us';
import kidsClassics from './series/kids-classics';
import animeClassics from './series/anime-classics';
import soapsDaily from './series/soaps-daily';
import talkShows from './series/talk-shows';
import newsProgrammes from './series/news-programmes';
import realityShows from './series/reality-shows';
import westerns from './series/westerns';
import disneyPlus from './series/disney-plus';
import huluOriginals from './series/hulu-originals';
import primeVideo from './series/prime-video';
import appleOriginals from './series/apple-originals';
import paramountPlus from './series/paramount-plus';
import peacockOriginals from './series/peacock-originals';
import politicsAndWar from './series/politics-and-war';

export { people } from './people';

/** Every film data module: one file per decade, and `upcoming` for announced releases. */
export const filmFiles: readonly DataFile<FilmEntry>[] = [
  films1900s,
  films1910s,
  films1920s,
  films1930s,
  films1940s,
  films1950s,
  films1960s,
  films1970s,
  films1980s,
  films1990s,
  films2000s,
  films2010s,
  films2020s,
  filmsUpcoming,
];

/** Every series data module: complete series have a file of their own, others are grouped. */
export const seriesFiles: readonly DataFile<SeriesEntry>[] = [
  adolescence,
  amazonPrime,
  andor,
  anime,
  appleTv,
  arcane,
  bandOfBrothers,
  blackMirror,
  bluePlanetIi,
  breakingBad,
  chernobyl,
  cosmosAPersonalVoyage,
  cowboyBebop,
  disney,
  drama,
  fawltyTowers,
  firefly,
  flcl,
  fleabag,
  freaksAndGeeks,
  gameOfThrones,
  generationKill,
  godless,
  gravityFalls,
  hbo,
  hulu,
  kids,
  loki,
  mareOfEasttown,
  mastersOfTheAir,
  midnightMass,
  neonGenesisEvangelion,
  netflix,
  newsAndTalk,
  overTheGardenWall,
  paramount,
  peacock,
  planetEarth,
  pokerFace,
  policeSquad,
  reality,
  serialExperimentsLain,
  severance,
  sherlock,
  shogun,
  soaps,
  squidGame,
  starTrekLowerDecks,
  strangerThings,
  succession,
  theBeatlesGetBack,
  theHauntingOfHillHouse,
  theLastOfUs,
  theMandalorian,
  theOffice,
  thePacific,
  thePrisoner,
  theQueensGambit,
  theRehearsal,
  wandavision,
  watchmen,
  whenTheySeeUs,
  kidsClassics,
  animeClassics,
  soapsDaily,
  talkShows,
  newsProgrammes,
  realityShows,
  westerns,
  disneyPlus,
  huluOriginals,
  primeVideo,
  appleOriginals,
  paramountPlus,
  peacockOriginals,
  politicsAndWar,
];
