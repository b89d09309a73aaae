// Self-hosted: a page about money fetches nothing from a third party's server.
import '@fontsource-variable/inter/wght.css'
import '@fontsource/ibm-plex-mono/latin-400.css'
