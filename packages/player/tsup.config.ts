import { cp, readFile } from 'node:fs/promises';
import { expandMacros } from '@marquee/tooling/message-macros';
import { defineConfig, type Options } from 'tsup';

async function copyStyles(): Promise<void> {
  await cp('src/react/player.css', 'dist/react/player.css');
  await cp('src/react/styles', 'dist/react/styles', { recursive: true });
}

const messageMacros: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'message-macros',
  setup(build) {
    build.onLoad({ filter: /src\/.*\.tsx?$/ }, async ({ path }) => {
      const expanded = await expandMacros(await readFile(path, 'utf8'), path);
      return expanded && { contents: expanded.code, loader: 'jsx' };
    });
  },
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'captions/index': 'src/captions/index.ts',
    'diagnosis/index': 'src/diagnosis/index.ts',
    'sources/index': 'src/sources/index.ts',
    'session/index': 'src/session/index.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  esbuildPlugins: [messageMacros],
  onSuccess: copyStyles,
});
