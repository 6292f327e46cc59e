import { unitHash } from '../../build/hash';
import type { Facts } from './facts';
import { capital, kindOfFilm, withArticle } from './kind';
import { basis, settings, type Phrases } from './phrases';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Overviews have at least 60 characters, like the authored ones. */
const SHORTEST = 75;

const dayOf = ({ day, month, year }: Facts): string =>
  `${weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''} ${String(day)} ${months[month - 1] ?? ''} ${String(year)}`;

const joinNames = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const ownersOf = (names: string): string => (names.endsWith('s') ? `${names}'` : `${names}'s`);

function money(usd: number): string {
  if (usd >= 1e9) return `${(usd / 1e9).toFixed(1).replace('.0', '')} billion dollars`;
  if (usd >= 1e6) return `${String(Math.round(usd / 1e6))} million dollars`;
  return `${(Math.round(usd / 1000) * 1000).toLocaleString('en')} dollars`;
}

/** Choices derived from the film's name, independent of each other. */
const drawer = (key: string) => ({
  one: <Choice>(question: string, choices: readonly Choice[]): Choice | undefined =>
    choices[Math.floor(unitHash(`${key} ${question}`) * choices.length)],
  chance: (question: string, share: number): boolean => unitHash(`${key} ${question}?`) < share,
});
type Drawer = ReturnType<typeof drawer>;

function opening(facts: Facts, draw: Drawer): string {
  const kind = kindOfFilm(facts);
  const from = draw.one('basis', basis[facts.source ?? ''] ?? []);
  const aside = from === undefined ? '' : `, ${from}`;
  const when = `${months[facts.month - 1] ?? ''} ${String(facts.year)}`;
  const by = joinNames(facts.directors);
  const anonymous: Phrases = [
    `${capital(withArticle(kind))} of ${String(facts.year)}${aside}.`,
    `${capital(withArticle(kind))} that reached cinemas in ${when}${aside}.`,
    `${capital(withArticle(kind))}${aside}, in American cinemas from ${when}.`,
    `Released in ${when}, this is ${withArticle(kind)}${aside}.`,
    `${capital(withArticle(kind))} from the year ${String(facts.year)}${aside}.`,
  ];
  const signed: Phrases = [
    `${capital(withArticle(kind))} by ${by}${aside}.`,
    `${capital(ownersOf(by))} ${kind} of ${String(facts.year)}${aside}.`,
    `${by} made this ${kind}${aside}.`,
    `Directed by ${by}, this ${kind}${from === undefined ? '' : `, ${from},`} came out in ${when}.`,
    `${capital(withArticle(kind))} from ${by}${aside}, released in ${when}.`,
    `${by} directed this ${kind} of ${String(facts.year)}${aside}.`,
  ];
  return draw.one('opening', facts.directors.length > 0 ? signed : anonymous) ?? '';
}

function remarks(facts: Facts, draw: Drawer): string[] {
  const { runtimeMin, certificate, company, grossUsd, budgetUsd, critics, otherFilm, collection } = facts;
  const sole = facts.directors.length === 1 ? (facts.directors[0] ?? '') : '';
  const found: (string | undefined)[] = [];
  if (runtimeMin !== null && certificate !== null) {
    found.push(
      draw.one('length', [
        `It runs ${String(runtimeMin)} minutes and is rated ${certificate} in the United States.`,
        `${capital(String(runtimeMin))} minutes, rated ${certificate}.`,
        `American cinemas showed its ${String(runtimeMin)} minutes with the rating ${certificate}.`,
      ]),
    );
  }
  if (otherFilm && sole !== '') {
    const other = `${otherFilm.title} (${String(otherFilm.year)})`;
    found.push(
      otherFilm.year <= facts.year
        ? draw.one('other', [`${sole} had made ${other} before.`, `It follows ${other} by the same director.`])
        : draw.one('other', [`${sole} would go on to ${other}.`, `The same director made ${other} later.`]),
    );
  }
  if (collection !== null) {
    const name = collection.replace(/ (Collection|Trilogy)$/, '');
    found.push(draw.one('series', [`One of the ${name} films.`, `It belongs to the ${name} series.`]));
  }
  if (grossUsd !== null && budgetUsd !== null && grossUsd > 4 * budgetUsd && budgetUsd > 0) {
    found.push(`It cost about ${money(budgetUsd)} and brought in ${money(grossUsd)}.`);
  } else if (grossUsd !== null && grossUsd >= 100e6) {
    found.push(
      draw.one('gross', [
        `Tickets for about ${money(grossUsd)} were sold around the world.`,
        `It took some ${money(grossUsd)} around the world.`,
      ]),
    );
  }
  if (critics !== null && critics >= 85) {
    found.push(draw.one('critics', ['Reviews were warm almost everywhere.', 'Nearly every critic recommended it.']));
  } else if (critics !== null && critics >= 45 && critics <= 60) {
    found.push(draw.one('critics', ['Critics could not agree about it.', 'It divided those who wrote about it.']));
  }
  if (company !== null) {
    found.push(draw.one('company', [`${company} released it.`, `It came to American cinemas through ${company}.`]));
  }
  return found.filter((remark) => remark !== undefined);
}

/** Two or three sentences made from a film's facts, always the same for the same film. */
export function composeOverview(facts: Facts): string {
  const draw = drawer(facts.key);
  const setting = draw.one('setting', settings[facts.story ?? ''] ?? []);
  const said = remarks(facts, draw);
  const first = draw.one('remark', said);
  const sentences = [opening(facts, draw)];
  const telling = facts.story === 'Contemporary Fiction' ? 0.3 : 0.75;
  if (setting !== undefined && (said.length < 2 || draw.chance('setting', telling))) sentences.push(setting);
  if (first !== undefined) sentences.push(first);
  const second = draw.one(
    'second remark',
    said.filter((remark) => remark !== first),
  );
  if (second !== undefined && sentences.length < 3) sentences.push(second);
  if (sentences.join(' ').length < SHORTEST) sentences.splice(1, 0, `It reached American cinemas on ${dayOf(facts)}.`);
  return sentences.join(' ');
}
