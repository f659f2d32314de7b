import { FileText, Image } from 'lucide-react';
import { useState } from 'react';
import { type Document, readDocumentThumb } from '#contract/home/documents.ts';
import { fileAddress } from '#web/lib/download.ts';

/** A document's thumbnail, or an icon for its file type. */
export function DocumentPicture({ document }: { document: Document }) {
  const [isMissing, setMissing] = useState(false);
  const { homeId, id, mime, hasThumb, version } = document;
  const Icon = mime === 'application/pdf' ? FileText : Image;
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-control border border-line bg-sunken text-muted">
      {hasThumb && !isMissing ? (
        <img
          // A new version has a new thumbnail.
          key={version}
          src={fileAddress(readDocumentThumb, { params: { homeId, documentId: id } })}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setMissing(true)}
        />
      ) : (
        <Icon className="size-6" aria-hidden="true" />
      )}
    </span>
  );
}
