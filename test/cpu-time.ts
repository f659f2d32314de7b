/**
 * How many milliseconds of processor time some work takes in this process. Unlike the time on the clock, it doesn't grow
 * because others use the machine.
 */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
