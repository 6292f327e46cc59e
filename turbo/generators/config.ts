import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { PlopTypes } from '@turbo/gen';

/** `pnpm gen <generator> --args <name>`: names are given in kebab-case, and refused when they are taken. */
const namePrompt = (message: string) => ({
  type: 'input' as const,
  name: 'name',
  message,
  validate: (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || 'Use kebab-case, such as release-calendar.',
});

interface Texts {
  description: string;
  question: string;
}

interface Answers {
  name: string;
  turbo: { paths: { root: string } };
}

function format(answers: object, files: string[]): string {
  const { root } = (answers as Answers).turbo.paths;
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files], { cwd: root });
  return `formatted ${files.join(', ')}`;
}

/** One file for each template of `templates/<generator>`, formatted: how long a line is depends on the name. */
function addGenerator(plop: PlopTypes.NodePlopAPI, generator: string, parent: string, texts: Texts): void {
  plop.setGenerator(generator, {
    description: texts.description,
    prompts: [namePrompt(texts.question)],
    actions: [
      {
        type: 'addMany',
        base: `templates/${generator}`,
        templateFiles: `templates/${generator}/**/*.hbs`,
        destination: `{{ turbo.paths.root }}/${parent}/{{ name }}`,
        abortOnFail: true,
      },
      (answers) => format(answers, [join(parent, (answers as unknown as Answers).name)]),
    ],
  });
}

const CORE = 'packages/core/src';
/** Where a collection is named, and what is put before or after the last one there. */
const collectionLists = [
  {
    file: `${CORE}/collections/index.ts`,
    pattern: /(import \{ settings \} from '.\/settings';)/,
    template: "$1\nimport { {{ camelCase name }} } from './{{ name }}';",
  },
  {
    file: `${CORE}/collections/index.ts`,
    // In the list that is exported, and in the object of all.
    pattern: /(\s)plays,/g,
    template: '$1plays,$1{{ camelCase name }},',
  },
  { file: `${CORE}/sync/rules.ts`, pattern: /( {2}settings: \{\},)/, template: '$1\n  {{ camelCase name }}: {},' },
  {
    file: `${CORE}/sync/testing/arbitrary-entries.ts`,
    pattern: /( {2}settings: stamped<)/,
    template:
      '  {{ camelCase name }}: stamped(\n    id.map((movie) => `movie:${movie}`),\n    fc.record({ score: fc.constantFrom(1, 9.5) }),\n  ),\n$1',
  },
  {
    file: 'apps/api/src/modules/sync/testing/arbitrary-pushes.ts',
    pattern: /( {2}settings,\n\};)/,
    template:
      "  {{ camelCase name }}: entriesOf(['movie:1', 'tv:2'], fc.record({ score: fc.constantFrom(1, 9.5) })),\n$1",
  },
  {
    file: 'apps/api/src/testing/attacks/sync-entries.attack.test.ts',
    pattern: /( {2}settings: \{ key: 'theme')/,
    template: "  {{ camelCase name }}: { key: 'movie:603', value: { score: 7 } },\n$1",
  },
  {
    file: 'apps/web/src/features/sync/engine/texts.ts',
    pattern: /( {2}settings: msg`Failed to sync settings.`,)/,
    template: '$1\n  {{ camelCase name }}: msg`Failed to sync {{ lowerCase name }}.`,',
  },
  {
    file: 'apps/web/src/features/sync/engine/texts.ts',
    pattern: /( {2}settings: msg`Your account has too many settings, so some couldn’t be saved.`,)/,
    template: '$1\n  {{ camelCase name }}: msg`You have reached the limit of 20,000 {{ lowerCase name }}.`,',
  },
];

function addCollectionGenerator(plop: PlopTypes.NodePlopAPI): void {
  const file = `${CORE}/collections/{{ name }}.ts`;
  plop.setGenerator('collection', {
    description: 'A collection of what a person keeps: its definition, and its line wherever all are listed',
    prompts: [namePrompt('Name of the collection, in the plural?')],
    actions: [
      { type: 'add', path: `{{ turbo.paths.root }}/${file}`, templateFile: 'templates/collection/collection.ts.hbs' },
      ...collectionLists.map(({ file: list, pattern, template }) => ({
        type: 'modify',
        path: `{{ turbo.paths.root }}/${list}`,
        pattern,
        template,
      })),
      (answers) => {
        const made = `${CORE}/collections/${(answers as unknown as Answers).name}.ts`;
        return format(answers, [made, ...new Set(collectionLists.map(({ file: list }) => list))]);
      },
    ],
  });
}

export default function generator(plop: PlopTypes.NodePlopAPI): void {
  addGenerator(plop, 'feature', 'apps/web/src/features', {
    description: 'A feature of the web app: a page with its query, loading and error states, and a test',
    question: 'Name of the feature?',
  });
  addGenerator(plop, 'api-module', 'apps/api/src/modules', {
    description: 'A module of the API: router, service and a test',
    question: 'Name of the module, as in its URL?',
  });
  addGenerator(plop, 'source-adapter', 'packages/player/src/sources', {
    description: 'A source of streams: adapter, wire schema and the contract suite',
    question: 'Name of the source?',
  });
  addCollectionGenerator(plop);
}
