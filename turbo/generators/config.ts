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
      (answers) => {
        const { name, turbo } = answers as unknown as Answers;
        const { root } = turbo.paths;
        const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs');
        execFileSync(process.execPath, [prettier, '--write', '--log-level=warn', join(parent, name)], { cwd: root });
        return `formatted ${parent}/${name}`;
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
}
