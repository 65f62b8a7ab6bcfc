/**
 * What a piece of news is about, as a drawing in lines, 240 wide around 0,0. The first string is drawn in white, the second in the
 * accent of the picture.
 */
export const motifs = {
  meeting: [
    'M-110 60h220M-90 60v40M90 60v40M-80 20a26 26 0 0 1 52 0v40M-26 20a26 26 0 0 1 52 0v40M28 20a26 26 0 0 1 52 0v40',
    'M-54 -34a20 20 0 1 0 .1 0zM0 -34a20 20 0 1 0 .1 0zM54 -34a20 20 0 1 0 .1 0z',
  ],
  signing: [
    'M-80 -100h110l44 44v156h-154zM30 -100v44h44M-50 -40h60M-50 -6h90M-50 28h44',
    'M-40 74q16 -30 26 -8t24 -6M20 66L84 -2l22 20l-62 66l-28 6z',
  ],
  plaque: ['M-90 -60h180v110h-180zM-60 -60L0 -104L60 -60M-70 50v54M70 50v54M-104 104h208', 'M-54 -24h108M-54 14h66'],
  training: ['M-100 -92h200v124h-200zM0 32v30M-50 104L0 62l50 42', 'M-70 -2l40 -34l30 20l60 -50'],
  chart: [
    'M-104 -100v204h208M-66 104v-64h34v64M-10 104v-104h34v104M46 104v-140h34v140',
    'M-76 10L-10 -48l40 22l70 -70M66 -100h36v36',
  ],
  screen: ['M-108 -90h216v140h-216zM-30 50l-12 50M30 50l12 50M-70 102h140', 'M-84 4h40l22 -50l34 74l22 -40h50'],
  gavel: [
    'M-20 -84l64 64M-64 -40l64 64M-42 -62L-8 -96M22 2l34 -34M-8 -96l64 64M-42 -62l64 64M28 12l72 72',
    'M-110 100h130M-92 74h94',
  ],
  key: ['M-52 -20a48 48 0 1 0 .1 0zM-18 10L86 -92M50 -58l28 28M78 -86l26 26', 'M-52 22a8 8 0 1 0 .1 0z'],
  house: ['M-108 4L0 -96L108 4M-80 -18v120h160v-120', 'M-26 102v-66h52v66M40 -78v-22h24v44'],
  scales: [
    'M0 -104v190M-56 104h112M-92 -70h184M-92 -70l-32 90a36 30 0 0 0 64 0zM92 -70l-32 90a36 30 0 0 0 64 0z',
    'M0 -104a9 9 0 1 0 .1 0z',
  ],
  document: ['M-76 -104h104l48 48v160h-152zM28 -104v48h48', 'M-44 -24h88M-44 14h88M-44 52h50'],
  coin: ['M0 -92a92 92 0 1 0 .1 0zM-40 -48L0 0l40 -48M0 0v56', 'M-36 2h72M-36 28h72'],
  flag: ['M-72 -104v208', 'M-72 -96q46 -26 84 0t84 0v104q-46 26 -84 0t-84 0z'],
  heart: ['M0 90L-84 8q-34 -40 0 -78t84 8q50 -46 84 -8t0 78z', 'M-46 6h28l18 -36l20 64l16 -28h22'],
  leaf: ['M-84 84Q-110 -60 96 -96Q92 110 -64 74M-100 104L20 -20', 'M-36 36v-50M-36 36h56M-2 0v-36M-2 0h38'],
} as const satisfies Record<string, readonly [plain: string, accent: string]>

export type Motif = keyof typeof motifs
export const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name)
