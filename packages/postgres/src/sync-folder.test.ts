import { expect, it } from '@jest/globals';
import { syncFolder } from './sync-folder';

(process.platform === 'linux' ? it : it.skip)(
  'a folder of a file system that cannot flush folders is left as it is',
  () => {
    expect(() => syncFolder('/proc')).not.toThrow();
    expect(() => syncFolder('/proc/missing')).toThrow('ENOENT');
  },
);
