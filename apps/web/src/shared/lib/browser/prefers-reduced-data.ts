/** Whether the browser was told to spare data (Network Information API; only some browsers tell). */
export function prefersReducedData(): boolean {
  const device: { navigator?: Navigator & { connection?: { saveData?: boolean } } } = globalThis;
  return device.navigator?.connection?.saveData === true;
}
