/**
 * HAProxy in front of the servers: polls /readyz twice a second and sends requests to servers that are ready.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GivenUp, type Machine, until } from './machine.ts';

const configFor = (port: number, servers: readonly number[]) => `global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout check 2s
  retries 3
  option redispatch
  # Only what never reached a server is sent to another one: a write must not be done twice by us.
  retry-on conn-failure
frontend public
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend hearthline
backend hearthline
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 500ms fastinter 200ms fall 2 rise 1
${servers.map((at, n) => `  server s${n + 1} 127.0.0.1:${at} check`).join('\n')}
`;

export async function startBalancer(
  machine: Machine,
  program: string,
  { port, servers }: { port: number; servers: readonly number[] },
) {
  const file = path.join(machine.dir, 'haproxy.cfg');
  writeFileSync(file, configFor(port, servers), { mode: 0o644 });
  const running = machine.start('haproxy', program, ['-db', '-f', file]);
  const origin = `http://localhost:${port}`;
  await until('HAProxy serves', async () => {
    if (running.isOver()) throw new GivenUp(running.output());
    return (await fetch(`${origin}/healthz`)).status < 600;
  });
  return { origin, log: () => running.output() };
}
