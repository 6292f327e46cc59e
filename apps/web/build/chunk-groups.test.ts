import { expect, it } from '@jest/globals';
import { modulesOf } from './chunk-groups';

const chunk = (fileName: string, imports: string[], modules: Record<string, number>, facade: string | null = null) => ({
  fileName,
  imports,
  facadeModuleId: facade,
  moduleIds: Object.keys(modules),
  modules: Object.fromEntries(
    Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength, code: null, renderedExports: [] }]),
  ),
});

it('finds the modules that run at start, without lazy and without empty ones', () => {
  const chunks = [
    chunk('main.js', ['shared.js'], { '/app/main.tsx': 10, '/ui/index.ts': 0, '/ui/base.css': 0 }, '/app/main.tsx'),
    chunk('shared.js', ['main.js'], { '/ui/button.tsx': 5, '\0rolldown/runtime.js': 3 }),
    chunk('later.js', ['shared.js'], { '/routes/later.tsx': 5 }, '/routes/later.tsx'),
  ];
  expect([...modulesOf(chunks, [/main\.tsx$/])].sort()).toEqual(['/app/main.tsx', '/ui/base.css', '/ui/button.tsx']);
});
