import '@festoon/tokens/themes.css'
import '@festoon/ui/styles.css'
import './main.tsx'
