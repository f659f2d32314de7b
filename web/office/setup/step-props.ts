export type StepProps = {
  /** The step may be done: asks the server, and goes on if it is. */
  onDone: () => void;
};
