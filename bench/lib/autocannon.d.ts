/** The part of autocannon the benchmarks use. */
declare module 'autocannon' {
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    workers: number;
    headers: Record<string, string>;
  }): Promise<{ non2xx: number; errors: number; requests: { average: number; total: number } }>;
}
