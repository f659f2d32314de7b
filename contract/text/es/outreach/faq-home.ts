/** Questions about recovery, HomeVault and privacy. */
export const homeGroups = [
  {
    id: 'after',
    title: 'Recuperación y seguro',
    entries: [
      {
        id: 'recovery',
        question: '¿Qué ayuda hay después del evento?',
        keywords:
          'reconstruir reparar contratista limpieza limpiar volver daño quemado perdida casa humo recuperación',
        answer: [
          'Los miembros Plus y Premium tienen un asesor del hogar que conoce su caso, contratistas y proveedores enviados a la casa, y ayuda con el reclamo al seguro. Todos los miembros conservan la bóveda y el concierge.',
        ],
      },
      {
        id: 'not-insurance',
        question: '¿Hearthline es un seguro?',
        keywords: 'asegurado aseguradora póliza propietarios fair plan reemplaza cubre daño',
        answer: [
          'No. No aseguramos su casa ni sus pertenencias, y no decidimos reclamos. Conserve su póliza. Le ayudamos a salir, le encontramos dónde dormir y le ayudamos a mostrarle a su aseguradora lo que tenía.',
        ],
      },
      {
        id: 'claim',
        question: '¿Cómo funciona la preparación del reclamo?',
        keywords: 'seguro ajustador presentar trámites documentos prueba pérdida reclamación',
        answer: [
          'Su póliza, sus documentos y su inventario ya están en HomeVault. Después de un evento le ayudamos a reunirlos en un expediente para el ajustador: la casa, la póliza y cada artículo con su valor. Usted presenta el reclamo a su aseguradora.',
        ],
      },
    ],
  },
  {
    id: 'vault',
    title: 'HomeVault y privacidad',
    entries: [
      {
        id: 'homevault',
        question: '¿Qué es HomeVault?',
        keywords:
          'guardar almacenar documentos papeles pasaporte escritura inventario lista fotos aplicación',
        answer: [
          'El lugar para lo que una familia necesita después de un incendio: la casa y su póliza de seguro, documentos de identidad y de seguro, y un inventario de sus pertenencias con su valor. Es parte de todos los planes.',
        ],
      },
      {
        id: 'uploads',
        question: '¿Qué archivos puedo subir?',
        keywords: 'archivo archivos foto fotos imagen video escanear tamaño formato heic word adjuntar',
        answer: [
          'PDF, JPG y PNG, hasta 10 MB por archivo, y varios a la vez. Si un archivo es demasiado grande o de otro tipo, le decimos cuál y por qué. Los demás se suben.',
        ],
      },
      {
        id: 'vault-security',
        question: '¿Quién puede ver mis documentos?',
        keywords: 'seguro seguridad privacidad cifrado encriptado compartir hackear personal',
        answer: [
          'Usted y las personas que invite a su casa. Usted elige quién puede editar y quién solo puede ver, y puede quitarles el acceso cuando quiera. También puede compartir un expediente de reclamación con un enlace: cualquiera que tenga el enlace puede descargarlo hasta que venza o usted lo revoque. Los archivos guardados están cifrados. Para exportar sus datos, confirma con una llave de acceso o un código, para que no baste una computadora abierta.',
        ],
      },
      {
        id: 'deleted-files',
        question: 'Borré un documento por error. ¿Se perdió?',
        keywords: 'restaurar recuperar deshacer papelera basura quitar perdido archivo',
        answer: ['No de inmediato. Se queda en la papelera 30 días, y puede restaurarlo desde ahí.'],
      },
      {
        id: 'sign-in',
        question: '¿Por qué no hay contraseña?',
        keywords:
          'entrar iniciar sesión contraseña olvidé restablecer cuenta bloqueada llave código rostro huella',
        answer: [
          'Las contraseñas se olvidan y se roban, y una mala noche lo empeora. Usted entra con una llave de acceso (su huella, su rostro o el bloqueo de pantalla) o con un código de un solo uso que le enviamos por correo. Su sesión sigue abierta 30 días después de su última visita.',
        ],
      },
      {
        id: 'data-sale',
        question: '¿Venden mis datos?',
        keywords: 'privacidad cookies rastreo publicidad anuncios análisis compartir información vender',
        answer: [
          'No. Contamos las visitas solo si usted acepta, y solo por la ruta de la página. Respetamos Global Privacy Control. La [Política de privacidad](/privacy-policy) dice qué recopilamos y por qué.',
        ],
      },
      {
        id: 'export-and-delete',
        question: '¿Puedo llevarme mis datos o pedir que los borren?',
        keywords: 'descargar ccpa borrar eliminar quitar cerrar cuenta respaldo copia exportar',
        answer: [
          'Sí, las dos cosas. En Configuración puede exportar todo lo que nos dio, incluidos los archivos. También puede eliminar su cuenta. Tiene 24 horas para cambiar de opinión. Después borramos sus datos, salvo los registros que la ley nos obliga a conservar.',
        ],
      },
    ],
  },
];
