/** The text of one of a film's files. */
export interface TextPart {
  text: string;
  /** Position of the file in the film. */
  offsetSec: number;
  durationSec: number;
}

/** A SubStation Alpha file, parsed as far as needed for joining. */
interface Script {
  /** Lines of `[Script Info]`. */
  info: string[];
  stylesTitle: string;
  styleFormat: string;
  /** Style definitions by name. */
  styles: Map<string, string>;
  eventFormat: string;
  events: string[];
}

const usualEvents = 'Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text';

const kindAndRest = (line: string): [kind: string, rest: string] => {
  const colon = line.indexOf(':');
  return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()];
};

function readScript(text: string): Script {
  const script: Script = {
    info: [],
    stylesTitle: 'V4+ Styles',
    styleFormat: '',
    styles: new Map(),
    eventFormat: usualEvents,
    events: [],
  };
  let section = '';
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const [, title] = /^\s*\[([^\]]{1,40})\]/.exec(line) ?? [];
    if (title !== undefined) {
      section = title.trim().toLowerCase();
      if (section.endsWith('styles')) script.stylesTitle = title.trim();
      continue;
    }
    const [kind, rest] = kindAndRest(line);
    if (section === 'script info' && kind !== '') script.info.push(line.trim());
    if (section.endsWith('styles') && kind === 'format') script.styleFormat = rest;
    if (section.endsWith('styles') && kind === 'style') {
      const [name = ''] = rest.split(',', 1);
      script.styles.set(name.trim(), rest.slice(name.length + 1));
    }
    if (section === 'events' && kind === 'format') script.eventFormat = rest;
    if (section === 'events' && kind === 'dialogue') script.events.push(rest);
  }
  return script;
}

const fieldNames = (format: string): string => format.toLowerCase().replace(/\s/g, '');

/** The values of a script that determine its interpretation. */
function meaningOf({ info, stylesTitle, styleFormat, eventFormat }: Script): string {
  const facts = info
    .map(kindAndRest)
    .filter(([kind]) => /^(?:playres[xy]|wrapstyle|scaledborderandshadow)$/.test(kind));
  return JSON.stringify([facts.sort(), stylesTitle.toLowerCase(), fieldNames(styleFormat), fieldNames(eventFormat)]);
}

const time = /^\s*(\d{1,2}):(\d{1,2}):(\d{1,2}(?:[.:]\d{1,3})?)\s*$/;

function readTime(text = ''): number {
  const [, hours, minutes, seconds = ''] = time.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(':', '.'));
}

function writeTime(sec: number): string {
  const hundredths = Math.round(sec * 100);
  const two = (value: number): string => String(Math.floor(value) % 60).padStart(2, '0');
  const fraction = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 360_000)}:${two(hundredths / 6000)}:${two(hundredths / 100)}.${fraction}`;
}

/** The line with the film's times and style names; undefined if its file ends before it. */
function moved(event: string, script: Script, { offsetSec, durationSec }: TextPart, names: Map<string, string>) {
  const format = fieldNames(script.eventFormat).split(',');
  const fields = event.split(',');
  const [start, end, style] = ['start', 'end', 'style'].map((name) => format.indexOf(name));
  const textAt = format.length - 1;
  if (start === undefined || end === undefined || style === undefined || fields.length <= textAt) return undefined;
  const from = readTime(fields[start]);
  // A permanent sign ends with its file, because the next file has its own.
  const to = Math.min(readTime(fields[end]), durationSec);
  if (!(from < to)) return undefined;
  fields[start] = writeTime(from + offsetSec);
  fields[end] = writeTime(to + offsetSec);
  const styleName = fields[style]?.trim() ?? '';
  fields[style] = names.get(styleName) ?? styleName;
  const words = fields.splice(textAt).join(',');
  const renamed = words.replace(/\\r([^\\{}]+)/g, (all, name: string) => {
    const other = names.get(name.trim());
    return other === undefined ? all : `\\r${other}`;
  });
  return `Dialogue: ${[...fields, renamed].join(',')}`;
}

/**
 * Joins the SubStation Alpha texts of a film's files, with times shifted to those of the film. Different styles with
 * the same name are renamed. Undefined if the files are incompatible, e.g. because of different resolutions.
 */
export function joinAss(parts: readonly TextPart[]): string | undefined {
  const scripts = parts.map(({ text }) => readScript(text));
  const [first] = scripts;
  if (!first || scripts.some((script) => meaningOf(script) !== meaningOf(first))) return undefined;
  const styles = new Map<string, string>();
  const events: string[] = [];
  for (const [index, script] of scripts.entries()) {
    const names = new Map<string, string>();
    for (const [name, look] of script.styles) {
      const known = styles.get(name);
      const own = known === undefined || known === look ? name : `${name} (${index + 1})`;
      styles.set(own, look);
      names.set(name, own);
    }
    const part = parts[index];
    if (part) events.push(...script.events.flatMap((event) => moved(event, script, part, names) ?? []));
  }
  return [
    ...['[Script Info]', ...first.info, ''],
    ...[`[${first.stylesTitle}]`, `Format: ${first.styleFormat}`],
    ...[...styles].map(([name, look]) => `Style: ${name},${look}`),
    ...['', '[Events]', `Format: ${first.eventFormat}`, ...events, ''],
  ].join('\n');
}
