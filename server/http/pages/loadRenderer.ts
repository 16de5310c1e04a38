import type { PageAssets, PageRenderer, RendererModule } from '@festoon/contract/page'

const isRendererModule = (module: unknown): module is RendererModule =>
  typeof module === 'object' &&
  module !== null &&
  'createPageRenderer' in module &&
  typeof module.createPageRenderer === 'function'

/** Loads the app's built renderer from its address. */
export async function loadRenderer(address: string, assets: PageAssets): Promise<PageRenderer> {
  const module: unknown = await import(/* @vite-ignore */ address)
  if (!isRendererModule(module)) throw new Error(`${address} is not the app's renderer`)
  return module.createPageRenderer(assets)
}
