import { useEffect, useState } from 'react';

type ImageViewProps = { blob: Blob; name: string; zoom: number };

/** An image: fits the view at first, then follows the zoom. */
export function ImageView({ blob, name, zoom }: ImageViewProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (!address) return null;
  return zoom <= 1 ? (
    <img
      src={address}
      alt={name}
      className="mx-auto h-full w-full object-contain"
      style={{ transform: zoom < 1 ? `scale(${zoom})` : undefined }}
    />
  ) : (
    <img src={address} alt={name} className="mx-auto max-w-none" style={{ width: `${zoom * 100}%` }} />
  );
}
