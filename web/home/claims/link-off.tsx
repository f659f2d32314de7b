import { Unlink } from 'lucide-react';

/** The link doesn't work. Only the household may know why. */
export function LinkOff() {
  return (
    <div className="grid gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-muted">
        <Unlink className="size-6" aria-hidden="true" />
      </span>
      <h1 className="text-3xl">This link does not work</h1>
      <p className="text-muted">
        It may have ended or been taken back, or a part of it is missing. Open it again as it was sent. If
        that does not help, ask the person who sent it for a new one.
      </p>
    </div>
  );
}
