/** The name of each kind of notification, on screen and in emails. */
export const kindNames = {
  evacuation: 'Alertas de evacuación',
  security: 'Alertas de seguridad de la cuenta',
  'shelter-in-place': 'Refugiarse en el lugar',
  advisories: 'Avisos de evacuación',
  'red-flag': 'Advertencias de bandera roja',
  'power-shutoff': 'Cortes de electricidad',
  'watched-places': 'Lugares que usted vigila',
  'seasonal-tips': 'Consejos de temporada',
  'policy-reminders': 'Recordatorios de la póliza',
  'recovery-reminders': 'Plazos de recuperación',
  'inventory-review': 'Revisión del inventario',
  readiness: 'Preparación',
  'repayment-reminders': 'Recordatorios de reembolso',
  'product-news': 'Novedades',
};
