/** Runs an operator command: prints its result, or its error with exit code 1. */
export function runCommand(main: (args: string[]) => Promise<string>): void {
  main(process.argv.slice(2)).then(console.log, (e: unknown) => {
    console.error((e as Error).message);
    process.exit(1);
  });
}
