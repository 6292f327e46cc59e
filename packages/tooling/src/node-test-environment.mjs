import { createRequire } from 'node:module';
import { runInContext } from 'node:vm';

/** Jest's own environment, in the version that Jest uses. */
const { TestEnvironment } = createRequire(createRequire(import.meta.url).resolve('jest'))('jest-environment-node');

/** Objects of the language that no test replaces; Date and Intl are not among them, because fake timers do. */
const names = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'DataView', 'Error', 'Float32Array', 'Float64Array', 'Function'],
  ...['Int16Array', 'Int32Array', 'Int8Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy'],
  ...['RangeError', 'Reflect', 'RegExp', 'Set', 'String', 'Symbol', 'SyntaxError', 'TypeError', 'Uint16Array'],
  ...['Uint32Array', 'Uint8Array', 'WeakMap', 'WeakRef', 'WeakSet', 'parseFloat', 'parseInt'],
];

/**
 * Jest runs each file in a context of node:vm, in which every use of a global calls an interceptor: 0.1 µs, where
 * `Math.imul` itself takes 0.003. Constants of the context's outermost scope are found before it. The tests of the
 * catalogue took 13 s of processor time without them, and take 5.
 */
export default class NodeTestEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    runInContext(`const { ${names.join(', ')} } = globalThis;`, this.getVmContext());
  }
}
