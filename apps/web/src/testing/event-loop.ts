/**
 * Lets what is queued happen, and what that queues in turn: promises, messages, timers without a delay, traversals of the
 * history. For tests of what must not happen.
 */
export async function turns(count = 8): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}
