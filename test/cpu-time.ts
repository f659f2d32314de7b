/**
 * Processor time that some work takes in this process, in milliseconds. Unlike wall-clock time, it doesn't grow on a
 * busy machine.
 */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
