import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@marquee/tooling/free-port';
import { temporaryFolder } from './temporary-folder';

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
);

export const hasNginx = NGINX !== undefined;

/**
 * nginx in front of a server, with a cache that nothing but the server's headers controls. `X-Cache` says whether a
 * response comes from it.
 */
export async function startCachingProxy(upstream: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = temporaryFolder();
  const port = await freePort();
  mkdirSync(folder.path, { recursive: true });
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `
    daemon off; master_process off; pid nginx.pid; error_log stderr crit;
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path ${kind};`).join(' ')}
      proxy_cache_path cache keys_zone=site:1m use_temp_path=off;
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass ${upstream};
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_cache site;
          add_header X-Cache $upstream_cache_status always;
        }
      }
    }`;
  writeFileSync(join(folder.path, 'nginx.conf'), config);
  const nginx = spawn(NGINX ?? '', ['-p', folder.path, '-c', 'nginx.conf', '-e', 'stderr'], { stdio: 'inherit' });
  const ended = once(nginx, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin,
    close: async () => {
      nginx.kill();
      await ended;
      folder.remove();
    },
  };
}
