import type { Plugin } from 'vite';

export const messageMacros: [path: string, options: Record<string, unknown>];
export function compileDescriptors(code: string): string;
export function expandMacros(code: string, path: string): Promise<{ code: string; map: string | null } | null>;
export function macros(): Plugin;
