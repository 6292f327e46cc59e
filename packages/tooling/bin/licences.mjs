import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage, productionDependencies } from '../src/licences.mjs';
import { root } from '../src/workspace.mjs';

// Writes docs/licences.md from the installed packages.
writeFileSync(join(root, 'docs/licences.md'), licencesPage(productionDependencies()));
