const edge = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const pattern = (source: string): RegExp => new RegExp(source, 'iu');

const seasonWord =
  '(?:season|series|staffel|saison|temporada|temp|stagione|seizoen|säsong|sæson|sesong|sezon(?:a|ul)?|kausi|série|řada|évad|сезон|시즌|シーズン)';
const episodeWord =
  '(?:episodes?|épisodes?|episodios?|episódios?|folge|cap(?:[ií]tulo)?|afl(?:evering)?|avsnitt|afsnit|odc(?:inek)?|epizod[ae]?|b[öo]l[üu]m|d[íi]l|rész|jakso|tập|серия|серія|puntata|ตอนที่|الحلقة|エピソード)';
/** Behind their number. */
const countedWord = '(?:серия|серія|b[öo]l[üu]m|d[íi]l|rész|jakso|folge|epizod[ae])';
const sign = `(?:${episodeWord}|ep?)`;
const kanji = '[一二三四五六七八九十]{1,3}';
const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const word = words.slice(1).join('|');
const ordinal = '(?:st|nd|rd|th|ª|º|a)?';
const season = (digits: string): string => `(?<season>\\d{${digits}})`;
const episode = (digits: string): string => `(?<episode>\\d{${digits}})`;

/** Season and episode. The first that fits decides; `furtherEpisodes` may continue each. */
export const withSeason: readonly RegExp[] = [
  // S01E02, S01.Ep02, T01E02, SO1E02, Se.1 afl.2, S01E02a, S01E02Title
  pattern(
    `${edge}(?:so?|se |se|t)${season('1,4')}\\s*[-x]?\\s*(?:${sign}|part)\\s*${episode('1,4')}(?:v\\d)?(?!\\p{N})`,
  ),
  // 1x02, 1x02x03
  pattern(`${edge}${season('1,2')}x${episode('2,3')}(?:${end}|(?=x\\d\\d))`),
  // Show1x02
  pattern(`(?<=\\p{L})(?<!\\dx)${season('1,2')}x${episode('2')}${end}`),
  // ShowS01E02
  pattern(`(?<=\\p{L})s${season('2')}e${episode('2,3')}${end}`),
  // S01.07, S0107
  pattern(`${edge}s${season('2')} ${episode('2')}${end}(?! (?:bit|fps|\\d{1,2}${end}))`),
  pattern(`${edge}s(?<season>0\\d)${episode('2')}${end}`),
  // Season 1 Episode 2, Staffel 1 Folge 2
  pattern(`${edge}${seasonWord}\\s*${season('1,3')}\\s*[-,]?\\s*(?:${sign}|part)\\s*${episode('1,4')}${end}`),
  // 2. Staffel 5. Folge, (2 сезон) 5 серия; 2ª Temporada Episódio 5
  pattern(
    `${edge}${season('1,2')}${ordinal}\\s?${seasonWord}[-,)\\]\\s]{1,4}${episode('1,4')}\\s?${episodeWord}${end}`,
  ),
  pattern(`${edge}${season('1,2')}${ordinal}\\s?${seasonWord}[-,)\\]\\s]{1,4}${sign}\\s?${episode('1,4')}${end}`),
  // Show S2 - 05, Show 2nd Season - 05
  pattern(`${edge}(?:s|${seasonWord}\\s?)${season('1,2')}\\s+-\\s+${episode('1,3')}(?:v\\d)?${end}`),
  pattern(`${edge}${season('1,2')}(?:st|nd|rd|th)\\sseason\\s+-\\s+${episode('1,3')}(?:v\\d)?${end}`),
  pattern(
    `(?:第\\s?(?<season>\\d{1,2}|${kanji})\\s?[季期]|(?:시즌|シーズン)\\s?(?<other>\\d{1,2})).{0,40}?(?<!\\d)(?:第\\s?)?(?<episode>\\d{1,4}|${kanji})\\s?[話话集回화회]`,
  ),
  // Cap.201, Cap.201_202; the dot is gone
  pattern(`${edge}cap(?!(?:19|20)\\d\\d)${season('1,2')}${episode('2')}(?:[-\\s]\\k<season>(?<last>\\d\\d))?${end}`),
];

/** `1x1`, but not `4x4`, and not in the name of a film. */
export const singleDigits = pattern(
  `${edge}(?!3x3|4x4|2x[24]|16x9)${season('1,2')}x${episode('1')}${end}(?!.{0,80}(?<!\\d)(?:19|20)\\d\\d(?!\\d))`,
);

/** An episode that is explicitly called one, so almost certain. */
export const called: readonly RegExp[] = [
  pattern(`${edge}(?:e|(?:${episodeWord}|ep)\\s?#?)${episode('1,4')}(?:v\\d)?${end}`),
  pattern(`${edge}${episode('1,4')}\\s?${countedWord}${end}`),
  pattern(`第\\s?(?<episode>\\d{1,4}|${kanji})\\s?[話话集回]`),
  pattern(`(?:제\\s?|${edge})${episode('1,4')}\\s?[話话集回화회]${end}`),
  pattern(`\\s[#№]${episode('2,4')}(?=$|\\s-\\s|\\s?[([])`),
];

/** `Part 2`, `2 of 6`: a part of a miniseries, unless a year indicates a film. */
export const partOfSeries: readonly RegExp[] = [
  pattern(`${edge}(?:part|teil|partie|parte)\\s?(?<episode>\\d{1,2}|${word}|eins|zwei|drei|vier)${end}`),
  pattern(`${edge}${episode('1,2')}\\s?(?:of|von|из)\\s?\\d{1,2}${end}`),
];

const finished = '(?:v\\d)?(?:\\s(?:end|fin|final))?';

/** In a season's folder a number is sufficient. */
export const bare: readonly RegExp[] = [
  pattern(`^${episode('1,4')}${end}`),
  pattern(`\\s-\\s${episode('1,4')}(?:v\\d)?${end}`),
  pattern(`(?<=[\\p{L}\\p{N})!?']\\s)#?${episode('1,4')}${finished}$`),
];

/** Outside of one it must be at the end of the name, or between dashes. */
export const counted: readonly RegExp[] = [
  pattern(`\\s-\\s#?${episode('1,4')}(?=(?:-\\d{1,4})?${finished}(?:$|\\s-(?:\\s|$)))`),
  pattern(`^${episode('1,4')}(?:v\\d)?$`),
];

/** Behind the name of a group it need not have a dash, but could be the number of a sequel. */
export const countedByGroup = pattern(`(?<=[\\p{L}\\p{N})!?']\\s)(?<episode>0\\d|\\d{3,4})${finished}$`);

const link = '(?<link>\\s?[-–~&+,]\\s?|\\s(?:and|und|et|y|bis|to)\\s|\\s)?';

/** What may continue an episode's number. Text is more often behind it than a second number. */
export const furtherEpisodes = {
  // E03, -E03, .S01E03, & S01E03, -2x03, - x03
  named: pattern(
    `^${link}(?:s(?<season>\\d{1,4})\\s?ep?|ep?|(?<times>\\d{1,2})?x(?=\\d\\d(?!\\p{N})))${episode('1,4')}(?:v\\d)?(?!\\p{N})`,
  ),
  // -03, &03, & 03; not -3D, -20th, -5.1
  plain: pattern(
    `^(?<link>[-–~&+]|\\s?[&+]\\s|,\\s?|\\s(?:and|und|et|y)\\s)${episode('1,4')}(?:v\\d)?${end}(?! \\d${end})`,
  ),
  // 3x10_11
  loose: pattern(`^(?<link>\\s)${episode('2,3')}(?=$|\\s-\\s|\\s?[([])`),
} as const;

export const seasonFolders: readonly RegExp[] = [
  pattern(`^(?:${seasonWord}|s)[\\s._-]*0*${season('1,4')}(?:[\\s._]*[-([].*)?$`),
  pattern(`^${season('1,2')}${ordinal}[\\s._]*${seasonWord}$`),
  pattern(`^${seasonWord}[\\s._-]*(?<season>${word})$`),
  pattern(`^(?:第|제)?\\s?(?<season>\\d{1,2}|${kanji})\\s?[季期기]$`),
];

/** `S01-S03`, `Seasons 1-3`, `- 01-12`, `The Complete Series`: in the name of a folder with many episodes. */
export const severalSeasons: readonly RegExp[] = [
  pattern(`(?<=[\\p{L}\\p{N})!?'])[\\s._-]+(?:${seasonWord}s?[\\s._]?|s)\\d{1,2}\\s?[-–~]\\s?s?\\d{1,2}${end}`),
  pattern(`(?<=[\\p{L}\\p{N})!?'])\\s-\\s\\d{1,4}\\s?[-–~]\\s?\\d{1,4}${end}`),
  pattern(
    `(?<=[\\p{L}\\p{N})!?'])[\\s._-]+(?:the[\\s._])?complete(?:[\\s._]+(?:series|collection|seasons?)${end}|(?=[\\s._]+(?:\\d{3,4}p|web|blu|hdtv|dvd)|\\s?[([]))`,
  ),
];

export const seasonAfterTitle: readonly RegExp[] = [
  pattern(`^(?<title>.*?[\\p{L}\\p{N})])[\\s._-]+(?:${seasonWord}[\\s._]?|s)0*${season('1,2')}(?![\\p{L}\\p{N}-])`),
  pattern(`^(?<title>.*?[\\p{L}\\p{N})])[\\s._-]+0*${season('1,2')}(?:st|nd|rd|th)[\\s._]season${end}`),
];
const german = ['', 'eins', 'zwei', 'drei', 'vier'];
const digits = '一二三四五六七八九';

/** The value of `12`, `Two` or `十二`. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const named = Math.max(words.indexOf(text.toLowerCase()), german.indexOf(text.toLowerCase()));
  if (named > 0) return named;
  const [tens, ones] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (tens ? digits.indexOf(tens) + 1 : 1) * 10 : 0;
  return ten + (ones ? digits.indexOf(ones) + 1 : 0);
}
