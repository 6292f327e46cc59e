/** Whether the browser's data saver is on (Network Information API, which only some browsers support). */
export function prefersReducedData(): boolean {
  const device: { navigator?: Navigator & { connection?: { saveData?: boolean } } } = globalThis;
  return device.navigator?.connection?.saveData === true;
}
