import { readFile } from 'node:fs/promises';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

/**
 * Loads the schema engine's WebAssembly build. Its entry point imports the `.wasm` file, which Node 20 refuses without
 * a flag, so it is instantiated here.
 */
export async function loadSchemaEngine() {
  const wasm = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const bytes = await readFile(wasm);
  // The engine reports a panic here before it traps.
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}
