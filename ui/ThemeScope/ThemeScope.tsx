import { useInsertionEffect } from 'react'
import type { ComponentProps } from 'react'
import { eventThemeClass } from '@festoon/tokens/eventThemeClass'
import { themeClass } from '@festoon/tokens/names'
import { classes } from '../private/classes.ts'
import { adoptEventTheme } from './adoptEventTheme.ts'
import { ScopeClass } from './scopeClass.ts'

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** The theme. Defaults to `none`, the light theme. `auto` follows the user's system settings for dark mode and contrast. */
  preset?:
    | 'none'
    | 'home'
    | 'orange'
    | 'welcome'
    | 'inverted'
    | 'dark'
    | 'contrast'
    | 'contrast-dark'
    | 'auto'
    | undefined
  /** An event's colors as `#rrggbb`, which take precedence over `preset`. */
  colors?: { primary: string; text: string } | undefined
  as?: 'div' | 'section' | 'main' | 'article' | 'aside' | undefined
}

/**
 * A wrapper that applies a theme or an event's palette to its content (KIT-29). Scopes can be nested. The server renders only a
 * class name; for an event's palette, it must also add the CSS from `eventThemeCss` to the page.
 */
export function ThemeScope({
  preset = 'none',
  colors,
  as: Element = 'div',
  className,
  children,
  ...rest
}: ThemeScopeProps) {
  const theme = colors ? eventThemeClass(colors) : themeClass(preset)
  const { primary, text } = colors ?? {}
  useInsertionEffect(
    () => (primary === undefined || text === undefined ? undefined : adoptEventTheme({ primary, text })),
    [primary, text],
  )
  return (
    <ScopeClass value={theme}>
      <Element {...rest} className={classes(theme, 'bg-page text-ink', className)}>
        {children}
      </Element>
    </ScopeClass>
  )
}
