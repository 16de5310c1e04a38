import { bombs } from './bombs.ts'
import { drawings, type Bait } from './drawings.ts'
import type { HostileFile } from './hostileFile.ts'
import { impostors } from './impostors.ts'
import { makePictures } from './pictures.ts'
import { misnamedFiles, polyglots } from './polyglots.ts'
import { talking } from './talking.ts'

/** Returns all hostile files. `bait` contains the targets that some of them try to load. */
export async function hostileFiles(bait: Bait): Promise<HostileFile[]> {
  const pictures = await makePictures()
  return [
    ...drawings(bait),
    ...impostors(bait.origin, bait.file),
    ...polyglots(pictures),
    ...(await bombs(pictures)),
    ...(await talking(pictures)),
    ...misnamedFiles(pictures),
  ]
}
