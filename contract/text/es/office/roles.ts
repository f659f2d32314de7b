/** What each role is called, and what it includes. */
export const roles = {
  USER: { name: 'Miembro', text: 'Sin acceso del equipo.' },
  AGENT: { name: 'Agente', text: 'Atiende casos y busca miembros.' },
  OPERATIONS: {
    name: 'Operaciones',
    text: 'Dirige incidentes, zonas y hoteles asociados, y completa compras.',
  },
  FINANCE: { name: 'Finanzas', text: 'Compras, reembolsos, devoluciones y pagos que requieren atención.' },
  AUDITOR: { name: 'Auditor', text: 'Ve todo menos los datos de contacto. No cambia nada.' },
  ADMIN: { name: 'Administrador', text: 'Todo en la administración, incluidos los roles.' },
};
