import { useState } from 'react'
import { orderThemes } from '@festoon/contract/rules/orderThemes'
import { dayIn } from '@festoon/contract/rules/timeZone'
import { partyThemes, smallThemeCategories } from '@festoon/contract/themes/catalogue'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { HoverMenu, type HoverMenuCategory } from '@festoon/ui/HoverMenu'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'

const linkTo = ({ id, name }: PartyTheme) => ({ label: name, href: paths.instant(id) })

/** The theme whose day comes next, then the main categories (WELC-06); a solo theme stands under its category's name. */
function menuOf(today: string): readonly HoverMenuCategory[] {
  const [next] = orderThemes(partyThemes, today)
  return [
    ...(next ? [linkTo(next)] : []),
    ...smallThemeCategories.map(({ name, subcategories }) => ({
      label: name,
      groups: subcategories.map((group) => ({
        label: group.isSolo ? name : group.name,
        items: group.themes.map(linkTo),
      })),
    })),
  ]
}

/** The way from the front door to a theme (WELC-06..09, THEME-07). */
export function ThemeMenu() {
  // The day of no zone in particular, so that server and browser draw the same.
  const [today] = useState(() => dayIn(Date.now(), 'UTC'))
  return (
    <HoverMenu
      label="Themes"
      categories={menuOf(today)}
      renderLink={({ href, className, children }) => routerLink(href)({ className, children })}
    />
  )
}
