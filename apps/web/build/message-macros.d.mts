export const messageMacros: [path: string, options: Record<string, unknown>];
