import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Returns a component whose code is loaded when it is first rendered. Renders `fallback` instead if loading fails. */
export const lazyOr = <Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: fallback }),
    ),
  )
