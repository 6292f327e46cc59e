import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

async function copyStyles(): Promise<void> {
  await cp('src/react/player.css', 'dist/react/player.css');
  await cp('src/react/styles', 'dist/react/styles', { recursive: true });
}

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'captions/index': 'src/captions/index.ts',
    'captions/decode-text': 'src/captions/decode-text.ts',
    'diagnosis/index': 'src/diagnosis/index.ts',
    'sources/index': 'src/sources/index.ts',
    'react/index': 'src/react/index.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: ['esm'],
  target: 'es2022',
  clean: true,
  onSuccess: copyStyles,
});
