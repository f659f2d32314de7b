/** The fleet's side of the external services: starts each as a process and calls it. */
import path from 'node:path';
import type { Machine } from './machine.ts';
import { until } from './machine.ts';

export type Service = { call<T>(name: string, ...args: unknown[]): Promise<T> };
type Answer = { id: number; result?: unknown; error?: string };

export async function startService(machine: Machine, kind: 's3' | 'mail' | 'stripe'): Promise<Service> {
  const file = path.join(import.meta.dirname, 'outside.ts');
  const running = machine.node(kind, [file, kind], { env: { PATH: process.env['PATH'] } });
  const { child } = running;
  const open = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let isUp = false;
  let last = 0;
  child.on('message', ({ id, result, error }: Answer) => {
    if (id === 0) isUp = true;
    const asked = open.get(id);
    open.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`${kind}: ${error}`));
  });
  child.on('exit', () => {
    for (const { reject } of open.values()) reject(new Error(`${kind} has ended: ${running.output()}`));
  });
  await until(`${kind} starts`, async () => {
    if (child.exitCode !== null) throw new Error(running.output());
    return isUp;
  });
  return {
    call: <T>(name: string, ...args: unknown[]) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        open.set(last, { resolve: (result) => resolve(result as T), reject });
        child.send({ id: last, call: name, args });
      }),
  };
}
