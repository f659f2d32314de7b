import { getPhoto } from '#contract/home/inventory-proof.ts';
import { fileAddress } from '#web/lib/download.ts';

type PhotoImageProps = {
  homeId: string;
  itemId: string;
  fileId: string;
  alt: string;
  size?: 'original' | 'thumb';
  className?: string;
};

/** An item's photo; a thumbnail by default. */
export const PhotoImage = ({ homeId, itemId, fileId, alt, size = 'thumb', className }: PhotoImageProps) => (
  <img
    src={fileAddress(getPhoto, { params: { homeId, itemId, fileId }, query: { size } })}
    alt={alt}
    loading="lazy"
    decoding="async"
    className={className}
  />
);
