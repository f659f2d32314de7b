/** Opens the phone's maps app. It gets the destination and nothing about the member. */
export const directionsUrl = ({ lat, lng }: { lat: number; lng: number }): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat.toFixed(5)},${lng.toFixed(5)}`;

/** "(619) 555-0104" as a phone dials it. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
