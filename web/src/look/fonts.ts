// Self-hosted: nothing on a page about money is fetched from somebody else's server.
import '@fontsource-variable/inter/wght.css'
import '@fontsource/ibm-plex-mono/latin-400.css'
