export type StepProps = {
  /** The step may be done: asks the server, and continues if it is. */
  onDone: () => void;
};
