import { addons } from 'storybook/manager-api'
import { catalogTheme } from './catalogTheme.ts'

addons.setConfig({ theme: catalogTheme })
