/** How the servers are run on the memory that `MEMORY` grants. */
export function nodeFlags(env: Record<string, string | undefined>): {
  flags: string[];
  env: Record<string, string | undefined>;
};
