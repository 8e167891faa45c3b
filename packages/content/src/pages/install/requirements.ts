import type { InstallPage, Localized } from '@otm/schema';

type Requirements = InstallPage['requirements'];

const en: Requirements = {
  title: 'What your computer needs',
  lead: 'Minimum specs. Check the computer you trade on.',
  texts: {
    caption: 'Minimum system requirements',
    columns: { name: 'Component', needed: 'Required', found: 'This computer' },
    rows: {
      system: { name: 'System', needed: 'Windows 8.1, 10 or 11, or Server 2012 or later' },
      processor: { name: 'Processor', needed: '1 GHz, 32-bit or 64-bit' },
      memory: { name: 'Memory', needed: '2 GB of RAM' },
      framework: { name: '.NET Framework', needed: '.NET 4.8' },
      screen: { name: 'Screen', needed: '1024 × 768' },
      graphics: { name: 'Graphics', needed: 'DirectX 10 recommended' },
    },
    check: 'Check this computer',
    again: 'Check again',
    privacy: 'The check runs in your browser. It sends nothing and stores nothing.',
    met: 'OK',
    missed: 'Below minimum',
    unseen: 'A browser can’t tell',
    orLater: 'or later',
    about: 'about',
    orMore: 'or more',
    olderWindows: 'Windows before 8.1',
    bits: 'bit',
    processors: 'Logical processors',
    clock: 'clock speed not reported',
    scaled: 'as reported by the browser',
    message: 'Email us this result',
    subject: 'System requirements',
  },
  elsewhere:
    'Windows itself shows more than a browser can. Press Windows+R, type dxdiag and press Enter: the first page lists the system, processor, memory and DirectX version.',
};

const es: Requirements = {
  title: 'Qué necesita tu equipo',
  lead: 'Requisitos mínimos. Comprueba el equipo en el que operas.',
  texts: {
    caption: 'Requisitos mínimos del sistema',
    columns: { name: 'Componente', needed: 'Requerido', found: 'Este equipo' },
    rows: {
      system: { name: 'Sistema', needed: 'Windows 8.1, 10, 11, o Server 2012 o posterior' },
      processor: { name: 'Procesador', needed: '1 GHz, de 32 o 64 bits' },
      memory: { name: 'Memoria', needed: '2 GB de RAM' },
      framework: { name: '.NET Framework', needed: '.NET 4.8' },
      screen: { name: 'Pantalla', needed: '1024 × 768' },
      graphics: { name: 'Gráficos', needed: 'Se recomienda DirectX 10' },
    },
    check: 'Comprobar este equipo',
    again: 'Comprobar otra vez',
    privacy: 'La comprobación se hace en tu navegador. No envía ni guarda nada.',
    met: 'Suficiente',
    missed: 'Insuficiente',
    unseen: 'El navegador no puede saberlo',
    orLater: 'o posterior',
    about: 'unos',
    orMore: 'o más',
    olderWindows: 'Windows anterior a 8.1',
    bits: 'bits',
    processors: 'Procesadores lógicos',
    clock: 'frecuencia no indicada',
    scaled: 'según el navegador',
    message: 'Enviarnos este resultado por correo',
    subject: 'Requisitos del sistema',
  },
  elsewhere:
    'Windows muestra más de lo que ve un navegador. Presiona Windows+R, escribe dxdiag y confirma: la primera página indica el sistema, el procesador, la memoria y la versión de DirectX.',
};

/** The minimum of a computer, and the words of its check. */
export const requirements: Localized<Requirements> = { en, es };
