import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { toPseudo } from './pseudo-language';

/** Compiled messages by id. */
export type Messages = Record<string, ReturnType<typeof compileMessage>>;

/** The macros (`@lingui/swc-plugin` 6) write ids in Base64url; the catalogues (`@lingui/cli` 5) in Base64. */
const macroId = (id: string): string => id.replaceAll('+', '-').replaceAll('/', '_');

/**
 * The messages of every language except English, whose texts are in the code, and of the pseudo-language. Untranslated
 * messages are omitted and appear in English; so are languages without translations.
 */
export async function readCatalogues(root: string): Promise<Map<string, Messages>> {
  const config = getConfig({ cwd: root });
  const { locales, pseudoLocale = '' } = config;
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue.');
  const compiled = new Map<string, Messages>();
  const english = new Map<string, string>();
  for (const language of locales) {
    const entries = Object.entries(await catalogue.read(language));
    for (const [id, { message = '' }] of entries) english.set(macroId(id), message);
    const messages = entries.flatMap(([id, { translation }]): [string, Messages[string]][] =>
      translation ? [[macroId(id), compileMessage(translation)]] : [],
    );
    if (messages.length > 0) compiled.set(language, Object.fromEntries(messages));
  }
  const pseudo: Messages = {};
  for (const [id, message] of english) pseudo[id] = compileMessage(message, toPseudo);
  compiled.set(pseudoLocale, pseudo);
  return compiled;
}
