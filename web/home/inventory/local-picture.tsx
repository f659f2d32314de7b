import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '#web/ui/cn.ts';

/** A picture that is only on this device. Shows an icon if the browser can't draw it. */
export function LocalPicture({ file, className }: { file: File; className: string }) {
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted',
        className,
      )}
    >
      {isBroken ? (
        <ImageOff className="size-5" />
      ) : (
        address && (
          <img
            src={address}
            alt=""
            decoding="async"
            onError={() => setBroken(true)}
            className="size-full object-cover"
          />
        )
      )}
    </span>
  );
}
