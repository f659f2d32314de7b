import {
  BedDouble,
  BriefcaseBusiness,
  Eye,
  GraduationCap,
  House,
  type LucideIcon,
  Users,
} from 'lucide-react';
import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** A place of the member on the map. */
export type PlaceMark = {
  id: string;
  icon: 'home' | 'hotel' | 'parents' | 'school' | 'work' | 'other';
  at: readonly [lng: number, lat: number];
  /** An order or a warning covers it. */
  isAlert: boolean;
};

const ICONS: Record<PlaceMark['icon'], LucideIcon> = {
  home: House,
  hotel: BedDouble,
  parents: Users,
  school: GraduationCap,
  work: BriefcaseBusiness,
  other: Eye,
};

/** Marks with an icon each. Screen readers have the list instead. */
export function PlaceMarks({ map, marks }: { map: MapLibre; marks: readonly PlaceMark[] }) {
  const [shown, setShown] = useState<{ mark: PlaceMark; element: HTMLElement }[]>([]);
  useEffect(() => {
    const made = marks.map((mark) => {
      const element = document.createElement('div');
      element.setAttribute('aria-hidden', 'true');
      const [lng, lat] = mark.at;
      return { mark, element, marker: new Marker({ element }).setLngLat([lng, lat]).addTo(map) };
    });
    setShown(made);
    return () => {
      for (const { marker } of made) marker.remove();
    };
  }, [map, marks]);
  return shown.map(({ mark, element }) => createPortal(<Mark mark={mark} />, element, mark.id));
}

function Mark({ mark: { icon, isAlert } }: { mark: PlaceMark }) {
  const Icon = ICONS[icon];
  return (
    <span
      data-place={icon}
      className={`grid size-9 place-items-center rounded-full border-2 bg-raised ${isAlert ? 'border-risk-red text-danger-ink' : 'border-ink text-ink'}`}
    >
      <Icon className="size-5" aria-hidden="true" />
    </span>
  );
}
