import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { toPseudo } from './pseudo-language';

/** Compiled messages by id. */
export type Messages = Record<string, ReturnType<typeof compileMessage>>;

/** The macros (`@lingui/swc-plugin` 6) write ids in the alphabet of addresses; the catalogues (`@lingui/cli` 5) in that of Base64. */
const macroId = (id: string): string => id.replaceAll('+', '-').replaceAll('/', '_');

/**
 * The messages of every language but English, which the code holds itself, and of the pseudo-language. A message without a
 * translation is left out: it shows in English. So is a language without any.
 */
export async function readCatalogues(root: string): Promise<Map<string, Messages>> {
  const config = getConfig({ cwd: root });
  const { locales, sourceLocale = 'en', pseudoLocale = '' } = config;
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error('lingui.config.ts names no catalogue.');
  const compiled = new Map<string, Messages>();
  for (const language of locales.filter((tag) => tag !== sourceLocale)) {
    const entries = Object.entries(await catalogue.read(language));
    const messages = entries.flatMap(([id, { translation }]): [string, Messages[string]][] =>
      translation ? [[macroId(id), compileMessage(translation)]] : [],
    );
    if (messages.length > 0) compiled.set(language, Object.fromEntries(messages));
  }
  const english = Object.entries(await catalogue.read(sourceLocale));
  compiled.set(
    pseudoLocale,
    Object.fromEntries(english.map(([id, { message = '' }]) => [macroId(id), compileMessage(message, toPseudo)])),
  );
  return compiled;
}
