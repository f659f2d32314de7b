/** Las reglas escritas por las que cambia una zona oficial. */

export const zoneRules = {
  'first-seen': 'La lista oficial la muestra por primera vez.',
  'status-published': 'La lista oficial cambió su estado.',
  'boundary-published': 'La lista oficial cambió sus límites.',
  'back-in-list': 'Está de nuevo en la lista oficial.',
  reissued: 'La autoridad emitió de nuevo una orden anterior, con hora actual.',
  'fresh-after-absence': 'Había salido de la lista oficial y volvió con hora actual: una orden nueva.',
  'fresh-in-partial': 'Una orden nueva con hora actual cuenta aun en una respuesta parcial.',
  'repeated-partial': 'Respuestas parciales la repitieron tres veces en al menos 30 minutos.',
  'test-word-gone': 'Ya no parece una prueba y la orden sigue vigente.',
  'test-word-beside-orders':
    'Una palabra de prueba en una orden nueva junto a órdenes activas del mismo incidente no la detiene.',
  'newest-row': 'Varias filas nombran esta zona. Cuenta la de hora más reciente.',
  'rows-disagree': 'Filas sin hora se contradicen. La orden sigue vigente mientras nuestro equipo la revisa.',
  'later-row': 'Filas sin hora se contradijeron 12 horas sin decisión. Cuenta la que llegó después.',
  'absent-30-minutes': 'Tres respuestas completas en al menos 30 minutos ya no la tienen.',
  'absent-2-hours': 'Respuestas completas durante al menos 2 horas ya no la tienen, ni nada cercano.',
  'absent-12-hours':
    'Respuestas completas durante 12 horas ya no la tienen. Salió con la mayor parte de la lista.',
  'vanished-12-hours':
    'Salió con la mayor parte de la lista, nadie decidió y respuestas completas durante 12 horas no la tienen.',
  'said-lifted': 'La autoridad dice que terminó.',
  held: 'Espera la revisión de nuestro equipo.',
  'decided-by-team': 'Nuestro equipo decidió.',
};
