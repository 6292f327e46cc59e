/* `pnpm i18n extract | check | status`: synchronises the translators' files with the messages in the code. */
import { parseArgs } from 'node:util';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const root = fileURLToPath(new URL('..', import.meta.url));
const config = getConfig({ cwd: root });

/** Names of a compiled message's variables, including those inside plurals. */
const variables = (compiled) =>
  (Array.isArray(compiled) ? compiled : [])
    .filter(Array.isArray)
    .flatMap(([name, , options = {}]) => [name, ...Object.values(options).flatMap(variables)]);

/** Placeholders and elements of a message, as `{name}`, `<0>` and `</0>`. */
const placeholders = (text) =>
  new Set([...variables(compileMessage(text)).map((name) => `{${name}}`), ...(text.match(/<\/?\w+\/?>/g) ?? [])]);

/** Errors that translators cannot see: a missing or an unknown placeholder. */
function faultOf({ message = '', translation = '' }) {
  if (translation === '') return null;
  const wanted = placeholders(message);
  const found = placeholders(translation);
  const missing = [...wanted].filter((name) => !found.has(name));
  const unknown = [...found].filter((name) => !wanted.has(name));
  if (missing.length > 0) return `lacks ${missing.join(' ')}`;
  return unknown.length > 0 ? `has ${unknown.join(' ')}, which English has not` : null;
}

async function check() {
  const [catalogue] = await getCatalogs(config);
  const wanted = await catalogue.collect({ ...config, silent: true });
  const ids = new Set(Object.keys(wanted));
  const faults = [];
  for (const tag of config.locales) {
    const entries = (await catalogue.read(tag)) ?? {};
    const missing = [...ids].filter((id) => !Object.hasOwn(entries, id));
    const unused = Object.keys(entries).filter((id) => !ids.has(id));
    for (const id of missing) faults.push(`${tag}: not extracted: ${wanted[id].message}`);
    for (const id of unused) faults.push(`${tag}: unused: ${entries[id].message ?? id}`);
    for (const entry of Object.values(entries)) {
      const fault = faultOf(entry);
      if (fault) faults.push(`${tag}: the translation of “${entry.message}” ${fault}`);
    }
  }
  for (const fault of faults.slice(0, 50)) console.error(fault);
  if (faults.length > 0) console.error('Run `pnpm i18n extract`, or mend the translations (docs/translating.md).');
  process.exitCode = Number(faults.length > 0);
}

async function status() {
  const [catalogue] = await getCatalogs(config);
  for (const tag of config.locales) {
    const entries = Object.values((await catalogue.read(tag)) ?? {});
    const done = entries.filter(({ translation }) => translation).length;
    console.log(`${tag.padEnd(6)} ${done} of ${entries.length} (${Math.floor((100 * done) / entries.length)} %)`);
  }
}

const extract = () =>
  execFileSync('lingui', ['extract', '--clean'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });

const commands = { extract, check, status };
const [command = ''] = parseArgs({ allowPositionals: true }).positionals;
if (Object.hasOwn(commands, command)) await commands[command]();
else {
  console.error('Say `pnpm i18n extract`, `pnpm i18n check` or `pnpm i18n status`.');
  process.exitCode = 1;
}
